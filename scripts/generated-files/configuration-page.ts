// Generates docs/configuration.md from the schema of the API's environment variables.
import { variables } from '../../cloud-api/src/start/env.ts'
import { requiredInProduction } from '../../cloud-api/src/start/production-problems.ts'

type Property = { default?: string | number | boolean; enum?: unknown[]; minimum?: number; maximum?: number }

/** Numbers with more digits are the limits of JavaScript, not ours. */
const isLimit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

const valuesOf = ({ enum: values, minimum, maximum }: Property): string[] => [
  ...(values ? [`one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`] : []),
  ...(isLimit(minimum) ? [`at least ${minimum}`] : []),
  ...(isLimit(maximum) ? [`at most ${maximum}`] : []),
]

const defaultOf = ({ default: value }: Property): string[] => (value === undefined || value === '' ? [] : [`default \`${String(value)}\``])

const entryOf = (name: string, description: string, property: Property): string => {
  const facts = [
    ...(Object.hasOwn(requiredInProduction, name) ? ['needed in production'] : []),
    ...defaultOf(property),
    ...valuesOf(property),
  ]
  return [
    `## ${name}`,
    description,
    ...(facts.length > 0 ? [`${facts.join('; ')}.`.replace(/^[a-z]/, (first) => first.toUpperCase())] : []),
  ].join('\n\n')
}

const opening = `# Configuration

<!-- Written by \`npm run docs\` from cloud-api/src/start/env.ts: change the descriptions there. -->

The API reads these environment variables, once, when it starts. An empty variable counts as one that is not set. What is wrong or missing is printed, a line each,
and the process ends with code 1. [Running in production](running-in-production.md) says what to set on a server.`

/** The text of docs/configuration.md. */
export const configurationPage = (): string => {
  const { properties = {} } = variables.toJSONSchema({ io: 'input', unrepresentable: 'any' })
  const entries = Object.entries(variables.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description in cloud-api/src/start/env.ts`)
    return entryOf(name, schema.description, properties[name] as Property) // JSON Schema's own format
  })
  return `${[opening, ...entries].join('\n\n')}\n`
}
