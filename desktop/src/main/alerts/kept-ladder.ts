import { ladderSettings, type LadderSettings } from '@sufra/shared/ladder/ladder'
import { readLadder } from '@sufra/shared/ladder/ladder.routes'
import type { KeptAnswers } from '../local/kept-answers.ts'

/** The restaurant's own times of the ladder, as the cloud said last. */
export const keptLadder = (kept: KeptAnswers): LadderSettings | undefined => {
  const body = kept.get(readLadder.path)
  return body === undefined ? undefined : ladderSettings.safeParse((JSON.parse(body) as { data?: unknown }).data).data
}
