// A lint rule. Programs that translate a page (such as Chrome’s own) wrap each text into an element. React does not know this: removing
// such a text, or inserting something before it, ends in an error page, and a changed text stays unchanged. React replaces the whole
// content of an element whose only child is a text, which works. So a text must be alone in its element, and children of a component must
// be inside `OwnElements`.

/** A part of the syntax tree, with the fields that this file reads. */
type Syntax = { type: string } & { [field: string]: unknown }

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value
const at = (node: Syntax, field: string): Syntax | undefined => (isSyntax(node[field]) ? node[field] : undefined)
const allAt = (node: Syntax, field: string): Syntax[] => (Array.isArray(node[field]) ? node[field].filter(isSyntax) : [])

/** The possible output of an expression or a child: text, an element, or nothing. */
type Rendered = 'text' | 'space' | 'element' | 'nothing'
type Variables = (name: string) => Syntax | undefined

const first = (...rendered: Rendered[]): Rendered =>
  (['text', 'element', 'space'] as const).find((each) => rendered.includes(each)) ?? 'nothing'

/** A space is a separate child, unless it belongs to a line break. */
const renderedText = (text: string): Rendered => {
  if (text.trim() !== '') return 'text'
  return text === '' || text.includes('\n') ? 'nothing' : 'space'
}

/** The values that a function returns, without the functions within it. */
const returnsOf = (node: unknown): Syntax[] => {
  if (Array.isArray(node)) return node.flatMap(returnsOf)
  if (!isSyntax(node) || /Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return [at(node, 'argument') ?? { type: 'Literal', value: null }]
  return Object.entries(node).flatMap(([field, value]) => (field === 'parent' ? [] : returnsOf(value)))
}

const renderedByFunction = (called: Syntax | undefined, variables: Variables): Rendered => {
  const made = called?.type === 'Identifier' ? variables(String(called['name'])) : called
  if (made === undefined || !/Function/.test(made.type)) return 'text'
  const body = at(made, 'body')
  if (body?.type === 'BlockStatement') return first(...returnsOf(body['body']).map((each) => rendered(each, variables)))
  return rendered(body, variables)
}

/** Calls that render the results of their function. */
const mapping = new Set(['map', 'flatMap'])

const isMapping = (called: Syntax | undefined) =>
  called?.type === 'MemberExpression' && mapping.has(String(at(called, 'property')?.['name']))

/** Whether a child is `{list.map(…)}`, which is several children. */
const isMapped = (child: Syntax) => isMapping(at(at(child, 'expression') ?? child, 'callee'))

const rendered = (node: Syntax | undefined, variables: Variables): Rendered => {
  switch (node?.type) {
    case undefined:
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'JSXText':
      return renderedText(String(node['value']))
    case 'Literal': {
      const { value } = node
      if (value === null || typeof value === 'boolean') return 'nothing'
      return typeof value === 'string' ? renderedText(value) : 'text'
    }
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return rendered(at(node, 'expression'), variables)
    case 'ConditionalExpression':
      return first(rendered(at(node, 'consequent'), variables), rendered(at(node, 'alternate'), variables))
    case 'LogicalExpression':
      return node['operator'] === '&&'
        ? rendered(at(node, 'right'), variables)
        : first(rendered(at(node, 'left'), variables), rendered(at(node, 'right'), variables))
    case 'Identifier': {
      if (node['name'] === 'undefined') return 'nothing'
      const value = variables(String(node['name']))
      return value === undefined ? 'text' : rendered(value, variables)
    }
    case 'CallExpression': {
      const called = at(node, 'callee')
      if (called?.type === 'Identifier') return renderedByFunction(called, variables)
      return isMapping(called) ? renderedByFunction(allAt(node, 'arguments')[0], variables) : 'text'
    }
    default:
      return 'text'
  }
}

type Context = {
  report: (problem: { node: Syntax; message: string }) => void
  sourceCode: { getScope: (node: Syntax) => unknown }
}
type Scope = { set: Map<string, { defs: { type: string; node: Syntax }[] }>; upper: Scope | null }

/** The value of a constant that the file declares. */
const variablesOf =
  (context: Context, node: Syntax): Variables =>
  (name) => {
    let scope = context.sourceCode.getScope(node) as Scope | null // like ESLint
    while (scope && !scope.set.has(name)) scope = scope.upper
    const definition = scope?.set.get(name)?.defs[0]
    return definition?.type === 'Variable' && at(definition.node, 'id')?.type === 'Identifier' ? at(definition.node, 'init') : undefined
  }

const message = 'Text beside something else breaks when the page is translated: put it into an element of its own'

const textAlone = {
  meta: { type: 'problem' },
  create: (context: Context) => {
    const nameOf = (node: Syntax) => {
      const tag = at(node, 'openingElement')
      return tag === undefined ? 'Fragment' : at(tag, 'name')?.['name']
    }
    const check = (node: Syntax) => {
      const name = nameOf(node)
      if (name === 'OwnElements') return
      const variables = variablesOf(context, node)
      const children = allAt(node, 'children')
        .map((child) => ({ child, kind: rendered(child, variables) }))
        .filter(({ kind }) => kind !== 'nothing')
      if (children.length < 2 && name !== 'Fragment' && !children.some(({ child }) => isMapped(child))) return
      for (const { child, kind } of children) if (kind === 'text') context.report({ node: child, message })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

export default { meta: { name: 'sufra' }, rules: { 'text-alone': textAlone } }
