import spawn from 'cross-spawn'
import { constants, setPriority } from 'node:os'
import { root } from './root.ts'

/** `env`: changes of this process's variables; undefined removes a variable. `isPatient`: the program runs with a lower priority. */
type Options = { env?: Record<string, string | undefined>; cwd?: string; quiet?: boolean; isPatient?: boolean }
export type Ended = { code: number; output: string }

/**
 * Runs a program and waits for it, without a shell, which would split paths at their spaces: cross-spawn starts the scripts of packages on
 * Windows too. The output of the program is shown, or with `quiet` only collected.
 */
export const runProgram = (
  program: string,
  parameters: string[],
  { env = {}, cwd = root, quiet = false, isPatient = false }: Options = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (!quiet) stream.write(chunk)
    }
    child.stdout?.on('data', collect(process.stdout))
    child.stderr?.on('data', collect(process.stderr))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Runs a program and throws with its output when it fails. */
export const mustRun = async (program: string, parameters: string[], options: Options = {}): Promise<string> => {
  const { code, output } = await runProgram(program, parameters, options)
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${code}${options.quiet ? `\n${output}` : ''}`)
  return output
}
