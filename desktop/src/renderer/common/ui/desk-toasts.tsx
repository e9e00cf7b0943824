import { useToastsTop } from '@sufra/shared/ui/hooks/use-toasts-top'
import { Toasts } from '@sufra/shared/ui/toasts'

/** `data-head`: what sticks above the head of the page. The side bar is a `nav` too, and beside the toasts. */
const heads = 'header, [data-head]'
/** All controls; in a long list, where each row has some, the main ones. */
const controls = ['button, a, input, select', 'button[data-kind=primary], a[data-kind=primary]']

/** Toasts that cover neither the head of the page with its controls nor, where possible, a control below it. */
export const DeskToasts = () => {
  useToastsTop(heads, controls)
  return <Toasts />
}
