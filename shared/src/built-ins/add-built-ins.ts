// Built-ins that the oldest supported browsers lack. Only those browsers load this file.

/** A surrogate without its partner. JavaScript has no built-in pattern for it. */
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const groupBy = <Key, Item>(items: Iterable<Item>, toKey: (item: Item, index: number) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = toKey(item, index)
    index += 1
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

type BuiltIn = readonly [owner: object, name: string, value: (this: never, ...parameters: never[]) => unknown]

/** Built-ins by their object and name. */
export const builtIns: BuiltIn[] = [
  [Map, 'groupBy', groupBy],
  [
    Array.prototype,
    'toSorted',
    function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      const copy = [...this]
      copy.sort(compare)
      return copy
    },
  ],
  [
    Array.prototype,
    'toReversed',
    function (this: unknown[]) {
      const copy = [...this]
      copy.reverse()
      return copy
    },
  ],
  [
    Array.prototype,
    'toSpliced',
    function (this: unknown[], ...parameters: Parameters<unknown[]['splice']>) {
      const copy = [...this]
      copy.splice(...parameters)
      return copy
    },
  ],
  [
    String.prototype,
    'isWellFormed',
    function (this: string) {
      return !loneSurrogate.test(this)
    },
  ],
]

/** Adds the built-ins that are missing. */
export const addBuiltIns = (): void => {
  for (const [owner, name, value] of builtIns)
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false })
}
