import { showError } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Runs a save with a busy state. Shows an error when it fails, unless `resolve` handles it, and calls `then` after a success. */
export const useSaving = () => {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const save = async (run: () => Promise<void>, then = () => {}, resolve?: (error: unknown) => Promise<boolean>) => {
    setSaving(true)
    try {
      await run()
      then()
    } catch (error) {
      if (!(await resolve?.(error))) showError(error, t)
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
