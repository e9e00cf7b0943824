// The registry of the parts of a reply: each feature adds its own.
import { setTimeout as wait } from 'node:timers/promises'
import { partsFor, type Part, type PartDefinitions, type PartName } from '@sufra/shared/contract/reply-parts'
import type { SessionRole } from '@sufra/shared/permissions/permissions'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { codeOf } from '../../db/connect.ts'

/** Milliseconds until a part counts as failed, so that a page answers within two seconds whichever part hangs. */
const maxWait = 1_500

type DataOf<Definitions extends PartDefinitions, Name extends keyof Definitions> = z.output<Definitions[Name]['data']>
type PartsOf<Definitions extends PartDefinitions> = { [Name in keyof Definitions]?: Part<DataOf<Definitions, Name>> }
type Options = { log: Pick<FastifyBaseLogger, 'error'>; maxWait?: number }

/** Returns the code of an error, without its text, which may name a person. */
export const reasonOf = (error: unknown): string => {
  const code = codeOf(error)
  return typeof code === 'string' ? code : 'error'
}

export const createReplyParts = <Definitions extends PartDefinitions>(
  definitions: Definitions,
  { log, maxWait: wanted = maxWait }: Options,
) => {
  const reads = new Map<string, () => Promise<unknown>>()

  const read = async (name: string): Promise<Part<unknown>> => {
    const ended = new AbortController()
    const isSlow = wait(wanted, { state: 'slow' } as const, { signal: ended.signal, ref: false })
    const data = async () => ({ state: 'read', data: await reads.get(name)?.() }) as const
    try {
      return await Promise.race([data(), isSlow])
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of a reply failed')
      return { state: 'failed', reason: reasonOf(error) }
    } finally {
      ended.abort()
    }
  }

  return {
    /** Throws when the part was added before. */
    add: <Name extends PartName<Definitions>>(name: Name, readPart: () => Promise<DataOf<Definitions, Name>>): void => {
      if (reads.has(name)) throw new Error(`the part ${name} was added twice`)
      reads.set(name, readPart)
    },

    /** Throws when no feature has added a part. */
    requireAll: (): void => {
      for (const name of Object.keys(definitions)) if (!reads.has(name)) throw new Error(`no feature has added the part ${name}`)
    },

    /** Reads the parts that a role may read, in parallel. */
    readFor: async (role: SessionRole): Promise<PartsOf<Definitions>> => {
      const parts = partsFor(definitions, role).map(async (name) => [name, await read(name)] as const)
      return Object.fromEntries(await Promise.all(parts)) as PartsOf<Definitions> // each part is read by the function that was added for it
    },
  }
}

export type ReplyParts<Definitions extends PartDefinitions> = ReturnType<typeof createReplyParts<Definitions>>
