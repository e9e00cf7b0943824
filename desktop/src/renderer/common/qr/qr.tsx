import { useMemo } from 'react'
import { qrPath } from './qr-code.ts'

/** A QR code with its quiet zone as one path; always dark on white, independent of the theme. */
export const Qr = ({ text, label, className = '' }: { text: string; label: string; className?: string }) => {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
