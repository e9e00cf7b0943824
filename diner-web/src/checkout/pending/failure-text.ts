import type { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/contract/error-text'
import type { TFunction } from 'i18next'

/**
 * The text for a request that ended without a result for the order: the message of spec §8 for the screen, and the text of its shared error
 * handler for the reply, even if it is not our server's.
 */
export const failureText = (failure: 'failed' | 'wentWrong', error: ApiError | undefined, t: TFunction): string =>
  error ? `${t(`checkout.${failure}`)}\n${errorText(error, t)}` : t(`checkout.${failure}`)
