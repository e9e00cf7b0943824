import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { expect, test } from 'vitest'
import { openDurablePglite } from './durable-pglite.ts'
import { lockFolder } from './folder-lock.ts'

const withFolder = async (run: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-durable-'))
  await run(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

test('every commit is on disk before it is acknowledged: at least one fdatasync each', () =>
  withFolder(async (folder) => {
    let syncs = 0
    const database = await openDurablePglite(join(folder, 'database'), () => (syncs += 1))
    await database.exec('create table notes (text text)')
    for (let count = 0; count < 20; count += 1) {
      const before = syncs
      await database.query('insert into notes values ($1)', [`note ${count}`])
      expect(syncs).toBeGreaterThan(before)
    }
    const before = syncs
    await database.query('select count(*) from notes')
    expect(syncs).toBe(before)
    await database.close()
  }))

const lockInAnotherProcess = (folder: string) =>
  new Promise<string>((resolve) => {
    const child = fork(join(import.meta.dirname, '../../../testing/lock-and-wait.ts'), [folder], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errorOutput = ''
    child.stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
    child.on('message', () => {
      child.once('exit', () => resolve('locked'))
      child.kill('SIGKILL')
    })
    child.on('exit', (code) => code === 1 && resolve(errorOutput))
  })

test('a second process on the same folder is refused with the id of the first', () =>
  withFolder(async (folder) => {
    const unlock = lockFolder(folder)
    expect(await lockInAnotherProcess(folder)).toContain(`in use by process ${process.pid}`)
    unlock()
    expect(await lockInAnotherProcess(folder)).toBe('locked')
  }))

test('a killed process leaves no lock behind', () =>
  withFolder(async (folder) => {
    expect(await lockInAnotherProcess(folder)).toBe('locked')
    lockFolder(folder)()
  }))
