import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')

/**
 * Of each project the files that kill processes begin first: they take longest. Vitest begins with the largest files while it has not seen how long they take,
 * and would leave one of these alone at the end.
 */
export class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((own) =>
      sorted.filter(({ project }) => project === own).toSorted((one, other) => Number(isFault(other)) - Number(isFault(one))),
    )
  }
}
