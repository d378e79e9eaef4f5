/** The files of an embedded database cannot be read, and there is no backup to restore. */
export class DataFolderDamaged extends Error {
  override readonly name = "DataFolderDamaged";

  constructor(dataDir: string, { cause }: { readonly cause: unknown }) {
    super(
      `The database in ${dataDir} is damaged or cannot be read, and there is no backup beside it. It stays as it is. ` +
        "Move it away and restore a dump: npm run restore -- FILE",
      { cause },
    );
  }
}
