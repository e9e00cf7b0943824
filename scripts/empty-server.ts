// The API as a new platform starts it: no demo, no restaurant, and an administrator who was invited on the server.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createDataFolder, startApiProcess } from './api-process.ts'
import { root } from './root.ts'

/** `adminLink`: where the first administrator chooses a password, without the origin. */
export type EmptyServer = { url: string; adminLink: string; stop: () => Promise<void> }

/** Runs `admin:create`, as the README says: before the API starts, since PGlite's folder has one user at a time. */
const inviteAdministrator = (email: string, env: Record<string, string | undefined>): string => {
  const program = join(root, 'cloud-api/src/admin-create.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--email', email], { cwd: root, env, encoding: 'utf8' })
  const link = /https?:\/\/\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`no administrator was invited\n${stdout}${stderr}`)
  return link.slice(new URL(link).origin.length)
}

export const startEmptyServer = async (administrator: string): Promise<EmptyServer> => {
  const data = createDataFolder()
  const env = { ...data.env, DEMO: 'false', LOG_LEVEL: 'info' }
  const adminLink = inviteAdministrator(administrator, env)
  const api = await startApiProcess(env, /http:\/\/127\.0\.0\.1:\d+/)
  return {
    url: api.found,
    adminLink,
    stop: async () => {
      await api.stop()
      data.remove()
    },
  }
}
