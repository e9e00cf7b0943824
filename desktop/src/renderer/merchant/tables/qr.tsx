import { create } from 'qrcode'
import { useMemo } from 'react'

const quiet = 4

/** A QR code with its quiet zone, drawn as one path; always dark on white, whatever the page's colours. */
export const Qr = ({ text, label, className = '' }: { text: string; label: string; className?: string }) => {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const dark = Array.from({ length: modules.size * modules.size }, (_, index) => index).filter((index) => modules.data[index])
    const squares = dark.map((index) => `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`)
    return { size: modules.size + 2 * quiet, path: squares.join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
