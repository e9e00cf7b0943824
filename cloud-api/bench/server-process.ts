import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Starts one of this folder's servers in a process of its own and gives its address. */
export const startServer = async (file: string, message: object): Promise<{ url: string; stop: () => void }> => {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.send(message)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => (typeof address === 'string' ? resolve(address) : reject(new Error(`${file} said no address`))))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { url, stop: () => child.kill('SIGKILL') }
}
