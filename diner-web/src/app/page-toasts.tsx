import { useToastsTop } from '@sufra/shared/ui/hooks/use-toasts-top'
import { Toasts } from '@sufra/shared/ui/toasts'

/** Places toasts so that they cover neither the title of the page nor its language switch. */
export const PageToasts = () => {
  useToastsTop()
  return <Toasts />
}
