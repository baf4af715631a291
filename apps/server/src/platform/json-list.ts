const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** A list as JSON, item by item. */
export async function* toJsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + toJson(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
