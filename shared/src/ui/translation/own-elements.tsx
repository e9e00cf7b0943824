import { Children, type ReactNode } from 'react'

const isText = (child: unknown) => typeof child === 'number' || (typeof child === 'string' && child.trim() !== '')

/**
 * What a component is given and shows beside something else: each text in it gets an element of its own, since React cannot remove or change a text that a
 * translated page has replaced (the linter's rule `text-alone`). Everything else is rendered as it is.
 */
export const OwnElements = ({ children }: { children: ReactNode }): ReactNode =>
  Children.toArray(children).some(isText) ? Children.map(children, (child) => (isText(child) ? <span>{child}</span> : child)) : children
