import { useToastsTop } from '@sufra/shared/ui/hooks/use-toasts-top'
import { Toasts } from '@sufra/shared/ui/toasts'

/** `data-head`: elements that stick above the head of the page. The side bar is a `nav` too, but stands beside the toasts. */
const heads = 'header, [data-head]'
/** All controls; for a long list with controls in each row, only the main ones. */
const controls = ['button, a, input, select', 'button[data-kind=primary], a[data-kind=primary]']

/** Places toasts so that they cover neither the head of the page with its controls nor, where possible, a control below it. */
export const DeskToasts = () => {
  useToastsTop(heads, controls)
  return <Toasts />
}
