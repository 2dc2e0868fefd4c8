/** The database of this browser, by promises. What was put into it comes out as it was. */

/** By name of a store: what is kept there, and under which of its fields. */
export type Stores = { [store: string]: string | string[] };

export class Database {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string, version: number, stores: Stores): Promise<Database> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores)) request.result.createObjectStore(store, { keyPath });
    };
    const database = await answered(request);
    // Another window brings a newer page: it must not wait for this one.
    database.onversionchange = () => database.close();
    return new Database(database);
  }

  async get<Kept>(store: string, key: IDBValidKey): Promise<Kept | undefined> {
    return (await answered(this.#read(store).get(key))) as Kept | undefined;
  }

  /** In the order of their keys. */
  async all<Kept>(store: string, range?: IDBKeyRange): Promise<Kept[]> {
    return (await answered(this.#read(store).getAll(range))) as Kept[];
  }

  #read(store: string): IDBObjectStore {
    return this.#database.transaction(store, "readonly").objectStore(store);
  }

  /** All of it or nothing. */
  change(stores: string[], work: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(stores, "readwrite");
    const done = new Promise<void>((kept, failed) => {
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error("nothing could be kept"));
    });
    work((name) => transaction.objectStore(name));
    return done;
  }
}

function answered<Kind>(request: IDBRequest<Kind>): Promise<Kind> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("nothing can be read here"));
  });
}
