// Replies of parts that are read in parallel: a part that fails or hangs does not hide the others, and each role gets the parts that it may
// read.
import { z } from 'zod'
import { hasPermission, type Permission, type SessionRole } from '../permissions/permissions.ts'

/** `failed`: `reason` is a code without personal data. `slow`: the server stopped waiting for the part. */
const part = <Data extends z.ZodType>(data: Data) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('read'), data }),
    z.object({ state: z.literal('failed'), reason: z.string() }),
    z.object({ state: z.literal('slow') }),
  ])

export type Part<Data> = { state: 'read'; data: Data } | { state: 'failed'; reason: string } | { state: 'slow' }

/** Each part by its name, with the permission to read it. */
export type PartDefinitions = Record<string, { permission: Permission; data: z.ZodType }>
export type PartName<Definitions extends PartDefinitions> = keyof Definitions & string

type PartsShape<Definitions extends PartDefinitions> = {
  [Name in keyof Definitions]: z.ZodOptional<ReturnType<typeof part<Definitions[Name]['data']>>>
}

/** The schema of a reply with these parts. Parts that the caller may not read are left out. */
export const replyOfParts = <Definitions extends PartDefinitions>(definitions: Definitions): z.ZodObject<PartsShape<Definitions>> => {
  const shape = Object.fromEntries(Object.entries(definitions).map(([name, { data }]) => [name, part(data).optional()]))
  return z.object(shape as PartsShape<Definitions>) // the keys are unchanged
}

/** The names of the parts that a role may read, in the order of the definitions. */
export const partsFor = <Definitions extends PartDefinitions>(definitions: Definitions, role: SessionRole): PartName<Definitions>[] =>
  (Object.keys(definitions) as PartName<Definitions>[]).filter((name) => {
    // names are the keys of the definitions
    const definition = definitions[name]
    return definition !== undefined && hasPermission(role, definition.permission)
  })
