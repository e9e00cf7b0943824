// Finds features of a built script that the oldest supported browsers lack.
import { parse, type Node } from 'acorn'
import { newerBuiltIns, newerMethods } from './newer-built-ins.ts'

/** The last edition of JavaScript that Safari 16.4 and Chrome 109 support completely. */
const edition = 2022

const statics = new Set(newerBuiltIns.filter(({ owner, isStatic }) => owner && isStatic).map(({ owner, name }) => `${owner}.${name}`))
const globals = new Set(newerBuiltIns.filter(({ owner }) => !owner).map(({ name }) => name))

/** The fields of acorn's nodes that this file reads. */
type AnyNode = Node & { object?: AnyNode; property?: AnyNode; callee?: AnyNode; left?: AnyNode; computed?: boolean; name?: string }

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value

/** Methods of iterators that are newer than those of arrays with the same names. */
const iteratorMethods = /^(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/
const makesIterator = ({ type, callee }: AnyNode) =>
  type === 'CallExpression' && callee?.type === 'MemberExpression' && /^(values|keys|entries|matchAll)$/.test(callee.property?.name ?? '')
/** Whether it is a call like `Object.keys`, which returns an array. */
const isOfObject = ({ callee }: AnyNode) => /^[A-Z]/.test(callee?.object?.name ?? '')

const findInMember = ({ object, property, computed }: AnyNode): string[] => {
  const name = computed ? undefined : property?.name
  if (!name || !object) return []
  if (object.type === 'Identifier' && statics.has(`${object.name}.${name}`)) return [`${object.name}.${name}`]
  if (makesIterator(object) && !isOfObject(object) && iteratorMethods.test(name)) return [`Iterator.${name}`]
  return newerMethods.has(name) ? [`.${name}`] : []
}

const findIn = (node: AnyNode): string[] => {
  const found: string[] = []
  if (node.type === 'MemberExpression') found.push(...findInMember(node))
  if (node.type === 'NewExpression' && globals.has(node.callee?.name ?? '')) found.push(node.callee?.name ?? '')
  if (node.type === 'AssignmentExpression' && node.left?.type === 'MemberExpression')
    return [...childrenOf({ ...node, left: undefined }), ...childrenOf(node.left)].flatMap(findIn) // an assigned name is not called
  return [...found, ...childrenOf(node).flatMap(findIn)]
}

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode)

/** Names of newer built-ins, each once. Throws for newer syntax. */
export const findNewer = (code: string): string[] =>
  [...new Set(findIn(parse(code, { ecmaVersion: edition, sourceType: 'module' })))].toSorted()
