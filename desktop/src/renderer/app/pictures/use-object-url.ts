import { useEffect, useState } from 'react'

/** An address for a picture of this page's own; given back when it is shown no more. */
export const useObjectUrl = (picture: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made) // oxlint-disable-line react/set-state-in-effect -- the address belongs to the effect that makes it and gives it back
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture && url
}
