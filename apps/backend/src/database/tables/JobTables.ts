export interface JobTable {
  name: string;
  /** When it is next due. */
  next_run_at: string;
}

/** The table of recurring tasks. */
export interface JobTables {
  jobs: JobTable;
}
