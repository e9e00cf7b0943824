// The built-ins that the oldest supported browsers lack (docs/decisions/0156-oldest-browsers.md), from MDN's compatibility data.
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** The oldest supported versions. */
const floor = { safari_ios: 16.4, safari: 16.4, chrome: 109, samsunginternet_android: 21 } as const

export type BuiltIn = {
  /** The global that has the built-in, or whose prototype has it; undefined when the built-in is a global. */
  owner: string | undefined
  name: string
  isStatic: boolean
}

const isSince = ({ version_added: since, flags, alternative_name: other, prefix }: SimpleSupportStatement, version: number) =>
  typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version && !flags && !other && !prefix

/** Whether all of the oldest browsers have the built-in. */
const isWithin = ({ __compat }: Identifier): boolean =>
  Object.entries(floor).every(([browser, version]) => {
    const support = __compat?.support[browser as keyof typeof floor] // a key of `floor`
    return [support ?? []].flat().some((statement) => isSince(statement, version))
  })

/** The features of a tree's node, which has its own data beside them. */
const featuresOf = (tree: Identifier) =>
  (Object.entries(tree) as [string, Identifier][]).filter(([name, { __compat }]) => name !== '__compat' && __compat) // MDN's format

/** Whether a name is a built-in, and not an option or a behaviour such as `priority_option`. */
const isName = (name: string) => /^[a-z][A-Za-z0-9]*$/.test(name)

/** Whether a member belongs to the object itself, so that it is static. It is looked up in Node, which has nearly all of these objects. */
const hasOwnMember = (owner: string, name: string) => {
  const object: unknown = Reflect.get(globalThis, owner)
  return (typeof object === 'function' || typeof object === 'object') && object !== null && Object.hasOwn(object, name)
}

/** Each built-in of a tree, and whether it is within the floor. */
const readTree = (tree: Identifier): [BuiltIn, boolean][] =>
  featuresOf(tree).flatMap(([owner, object]): [BuiltIn, boolean][] => [
    [{ owner: undefined, name: owner, isStatic: false }, isWithin(object)],
    ...featuresOf(object)
      .map(([key, feature]): [BuiltIn, boolean] => {
        const name = key.replace(/_(static|event)$/, '')
        return [{ owner, name, isStatic: key.endsWith('_static') || hasOwnMember(owner, name) }, isWithin(feature)]
      })
      .filter(([{ name }]) => isName(name)),
  ])

const { javascript, api } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData // the exports of the package
const ofLanguage = readTree((javascript as unknown as { builtins: Identifier }).builtins) // MDN's format
const all = [...ofLanguage, ...readTree(api)]

/** Built-ins that the oldest browsers lack. */
export const newerBuiltIns: BuiltIn[] = all.filter(([, isIn]) => !isIn).map(([builtIn]) => builtIn)

const isGlobalNewer = new Map(ofLanguage.filter(([{ owner }]) => !owner).map(([{ name }, isIn]) => [name, !isIn]))
const olderNames = new Set(all.filter(([, isIn]) => isIn).map(([{ name }]) => name))

/**
 * Methods that the oldest browsers lack on objects that they have, with a name that no older built-in has, so that a call can be recognised
 * by its name. Names of the DOM are too common.
 */
export const newerMethods: ReadonlySet<string> = new Set(
  ofLanguage
    .filter(([{ owner, name, isStatic }, isIn]) => owner && !isIn && !isStatic && !isGlobalNewer.get(owner) && !olderNames.has(name))
    .map(([{ name }]) => name),
)
