import { showError } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether an action of a button is running, and a function that runs one and shows its failure as a toast. */
export const useBusy = () => {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      showError(error, t)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
