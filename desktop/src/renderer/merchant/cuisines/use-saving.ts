import { showError } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Saves something: busy meanwhile, a refusal is said, and only then what follows. */
export const useSaving = () => {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const save = async (run: () => Promise<void>, then = () => {}) => {
    setSaving(true)
    try {
      await run()
      then()
    } catch (error) {
      showError(error, t)
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
