// The cursors of the list of restaurants: the sorted value and the id of the restaurant beside the page.
import type { ProvisionSort } from '@sufra/shared/provisions/provision.routes'
import { z } from 'zod'
import { refused } from '../refusals/refused.ts'

export type ProvisionPosition = { key: string; id: string }
export type ProvisionStart = ProvisionPosition & { isBackwards: boolean }

const time = z.iso.datetime().regex(/^2\d{3}-/)
const name = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))
const cursorOfKey = (key: z.ZodType<string>) => z.tuple([z.boolean(), key, z.uuid()])
const cursors = {
  newest: cursorOfKey(time),
  oldest: cursorOfKey(time),
  nameEn: cursorOfKey(name),
  nameAr: cursorOfKey(name),
} as const satisfies Record<ProvisionSort, z.ZodType>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON is no cursor, as any other JSON
  }
}

export const writeCursor = ({ key, id }: ProvisionPosition, isBackwards: boolean): string =>
  Buffer.from(JSON.stringify([isBackwards, key, id])).toString('base64url')

/** Refuses `request.invalid` for a cursor that is invalid, or of another sort. */
export const readCursor = (sort: ProvisionSort, cursor: string | undefined): ProvisionStart | undefined => {
  if (cursor === undefined) return undefined
  const { data } = cursors[sort].safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw refused('request.invalid')
  const [isBackwards, key, id] = data
  return { isBackwards, key, id }
}
