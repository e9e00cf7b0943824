import { useState } from 'react'
import { useTableError } from '../use-tables.ts'

/** Runs a change of a dialog without a form, with its busy state and error message. */
export const useSubmit = () => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const errorOf = useTableError()
  const submit = async (change: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await change()
    } catch (error) {
      setProblem(errorOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, submit }
}
