// Links to files for one use: valid for 60 s, for the session that made them.
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileLinkLifetime, fileLinkPath } from '@sufra/shared/file-links/file-link'
import type { Permission } from '@sufra/shared/permissions/permissions'
import { authorize } from '../../http/sessions/authorize.ts'
import { isAdministratorSession, type Session, type SessionFor } from '../../http/sessions/session.ts'
import { hashToken } from '../../http/tokens.ts'
import { refused } from '../../refusals/refused.ts'
import type { FileLinksStore } from './file-links.store.ts'

/** A stream is produced while it is sent (`exports/export-file.ts`). */
export type ServedFile = { content: Buffer | Readable; type: string; fileName: string }

/** The files of a feature. `read` checks again, when a link is used, that the session may have the file. */
export type FileSource<P extends Permission> = {
  name: string
  permission: P
  /** Returns undefined when there is no such file for this session. */
  read: (session: SessionFor<P> & Session, file: Record<string, string>) => Promise<ServedFile | undefined>
}

type Reader = (session: Session, file: Record<string, string>) => Promise<ServedFile | undefined>
type Deps = { store: FileLinksStore; now: () => Date }

export const createFileLinks = ({ store, now }: Deps) => {
  const readers = new Map<string, Reader>()

  return {
    /** Adds a source and returns a function that makes links to its files. */
    add: <P extends Permission>({ name, permission, read }: FileSource<P>) => {
      if (readers.has(name)) throw new Error(`the file source ${name} was added twice`)
      readers.set(name, async (session, file) => {
        authorize(session, permission)
        return read(session, file)
      })
      return async (session: SessionFor<P> & Session, file: Record<string, string>): Promise<{ link: string }> => {
        const token = randomBytes(32).toString('base64url')
        const expiresAt = new Date(now().getTime() + fileLinkLifetime)
        const restaurantId = isAdministratorSession(session) ? null : session.restaurantId
        await store.insert(
          { tokenHash: hashToken(token), restaurantId, sessionId: session.sessionId, source: name, file, expiresAt },
          now(),
        )
        return { link: fileLinkPath.replace(':token', token) }
      }
    },

    /** Returns the file of a link and makes the link invalid. Refuses `session.*` and `file.link_over`. */
    take: async (session: Session | undefined, token: string): Promise<ServedFile> => {
      if (!session) throw refused('session.none')
      const link = await store.take(hashToken(token), session.sessionId, now())
      const file = link && (await readers.get(link.source)?.(session, link.file))
      if (!file) throw refused('file.link_over')
      return file
    },
  }
}

export type FileLinks = ReturnType<typeof createFileLinks>
