import { Children, type ReactNode } from 'react'

const isText = (child: unknown) => typeof child === 'number' || (typeof child === 'string' && child.trim() !== '')

/**
 * Renders the children of a component that shows them beside something else. Each text gets its own element, since React cannot remove or
 * change a text that a translated page has replaced (lint rule `text-alone`). All other children are rendered unchanged.
 */
export const OwnElements = ({ children }: { children: ReactNode }): ReactNode =>
  Children.toArray(children).some(isText) ? Children.map(children, (child) => (isText(child) ? <span>{child}</span> : child)) : children
