/** One page of a list. */
export interface Page<Item> {
  data: Item[]
  /** The `next_cursor` is the `cursor` for the next page, and null on the last page. */
  meta: { next_cursor: string | null }
}

/** A list that is fetched as it is read: all pages with `for await`, or a single page. */
export class List<Item> implements AsyncIterable<Item> {
  readonly #fetchPage: (cursor?: string) => Promise<Page<Item>>

  constructor(fetchPage: (cursor?: string) => Promise<Page<Item>>) {
    this.#fetchPage = fetchPage
  }

  /** Fetches the first page, or the page at the `cursor` of the query. */
  page(): Promise<Page<Item>> {
    return this.#fetchPage()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    let page = await this.#fetchPage()
    yield* page.data
    while (page.meta.next_cursor !== null) {
      page = await this.#fetchPage(page.meta.next_cursor)
      yield* page.data
    }
  }
}
