// The API of a new installation, without demo data and restaurants, and with one administrator who was invited on the server.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createDataFolder, startApiProcess } from './api-process.ts'
import { root } from '../common/root.ts'

/** `adminLink`: the path where the first administrator sets a password. */
export type EmptyServer = { url: string; adminLink: string; stop: () => Promise<void> }

/** Runs `admin:create` before the API starts, because PGlite's folder allows one process at a time. */
const inviteAdministrator = (email: string, env: Record<string, string | undefined>): string => {
  const program = join(root, 'cloud-api/src/admin-create.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--email', email], { cwd: root, env, encoding: 'utf8' })
  const link = /https?:\/\/\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`no administrator was invited\n${stdout}${stderr}`)
  return link.slice(new URL(link).origin.length)
}

/** `change`: variables that differ from other browser tests. */
export const startEmptyServer = async (administrator: string, change: Record<string, string> = {}): Promise<EmptyServer> => {
  const data = createDataFolder()
  const env = { ...data.env, DEMO: 'false', LOG_LEVEL: 'info', ...change }
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
