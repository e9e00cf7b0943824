import { cpus } from 'node:os'

/** `cpuSeconds`: processor time of the whole machine in this period. */
export type Timed = { name: string; milliseconds: number; cpuSeconds?: number }

const toSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9)

/** Formats a line per entry, in the given order. */
export const formatTimes = (timed: Timed[]): string =>
  timed
    .map(({ name, milliseconds, cpuSeconds }) => {
      const cpu = cpuSeconds === undefined ? '' : ` ${toSeconds(cpuSeconds)} CPU`
      return `${toSeconds(milliseconds / 1_000)}${cpu}  ${name}`
    })
    .join('\n')

/** The slowest entries, slowest first; times with the same name are added. */
export const findSlowest = (timed: Timed[], count = 10): Timed[] =>
  [...Map.groupBy(timed, ({ name }) => name)]
    .map(([name, all]) => ({ name, milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, 0) }))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)

/** Seconds for which the machine's processors have worked so far. It depends less on the machine's load than elapsed time. */
const readCpuSeconds = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1_000

/** Runs `work` and measures it. */
export const measure = async <T>(name: string, work: () => Promise<T>): Promise<{ result: T; time: Timed }> => {
  const [start, cpuStart] = [performance.now(), readCpuSeconds()]
  const result = await work()
  return { result, time: { name, milliseconds: performance.now() - start, cpuSeconds: readCpuSeconds() - cpuStart } }
}
