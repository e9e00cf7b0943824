// Folders of a package that import each other, directly or through others. Types count, tests and their data do not.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

type Graph = Map<string, Set<string>>

const isTest = (file: string) => /\.(test|test-data)\.tsx?$/.test(file)
const importsIn = (code: string) => [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => path)

/** The first folders of a file's path, at most `depth`. A file beside the folders is a node of its own. */
const nodeOf = (file: string, depth: number) => file.split('/').slice(0, -1).slice(0, depth).join('/') || file

/** Returns which folders of a package import which, with paths from its source. */
export const folderImports = (source: string, depth: number): Graph => {
  const graph: Graph = new Map()
  const pathOf = (file: string) => relative(source, file)
  for (const file of sourceFiles(`${source}/**/*.{ts,tsx}`)) {
    if (isTest(file)) continue
    const node = nodeOf(pathOf(file), depth)
    const imported = graph.get(node) ?? new Set()
    graph.set(node, imported)
    for (const path of importsIn(readFileSync(join(root, file), 'utf8'))) {
      const target = pathOf(join(dirname(file), path))
      if (!target.startsWith('..')) imported.add(nodeOf(target, depth))
    }
  }
  return graph
}

/** Every node that can be reached from one, by at least one import. */
const reachedFrom = (graph: Graph, start: string): Set<string> => {
  const reached = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of graph.get(node) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}

/** Groups of at least two nodes that all reach each other (strongly connected components), the largest first. */
export const findKnots = (graph: Graph): string[][] => {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]))
  const knots = [...reached].map(([node, others]) =>
    [...others].filter((other) => other === node || reached.get(other)?.has(node)).toSorted(),
  )
  const different = new Map(knots.filter((knot) => knot.length > 1).map((knot) => [knot.join(), knot]))
  return [...different.values()].toSorted((one, other) => other.length - one.length)
}
