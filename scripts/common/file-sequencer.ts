import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { createRandom } from '../../cloud-api/src/demo/random.ts'
import { shuffleSeed } from './test-scope.ts'

const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')

/** Shuffles the files into another order for each seed. */
const shuffle = (files: TestSpecification[], seed: number): TestSpecification[] => {
  const random = createRandom(seed)
  const placed = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1)).map((file) => ({ file, place: random.next() }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ file }) => file)
}

/**
 * Runs project by project, because a process that changes its project starts again. In each project the files that kill processes come
 * first: they take longest, and Vitest starts with the largest files until it knows their durations. `npm run test:flaky` shuffles the
 * files instead.
 */
export class FileSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files) // oxlint-disable-line unicorn/no-array-sort -- not the method of an array
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((own) => {
      const ofProject = sorted.filter(({ project }) => project === own)
      return shuffleSeed === undefined
        ? ofProject.toSorted((one, other) => Number(isFault(other)) - Number(isFault(one)))
        : shuffle(ofProject, shuffleSeed)
    })
  }
}
