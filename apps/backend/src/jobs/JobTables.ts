export interface JobTable {
  name: string;
  /** When whoever comes first runs it. */
  next_run_at: string;
}

/** The table of what every process does again and again. */
export interface JobTables {
  jobs: JobTable;
}
