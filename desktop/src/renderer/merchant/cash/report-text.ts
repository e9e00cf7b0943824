// The labels of a report are the printed ones.
import { tickets as ar } from '@sufra/shared/i18n/ar/desk/tickets'
import { tickets as en } from '@sufra/shared/i18n/en/desk/tickets'

export const reportText = { en, ar } as const
