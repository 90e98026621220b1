/** One page of a list. */
export interface Page<Item> {
  data: Item[]
  /** `next_cursor` is the `cursor` of the next page, null on the last one. */
  meta: { next_cursor: string | null }
}

/** A list that is fetched as it is read: all of it with `for await`, or a page. */
export class List<Item> implements AsyncIterable<Item> {
  readonly #fetchPage: (cursor?: string) => Promise<Page<Item>>

  constructor(fetchPage: (cursor?: string) => Promise<Page<Item>>) {
    this.#fetchPage = fetchPage
  }

  /** The first page, or the one at the `cursor` that the list was asked for with. */
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
