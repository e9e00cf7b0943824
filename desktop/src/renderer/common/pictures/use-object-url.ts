import { useEffect, useState } from 'react'

/** Returns an object URL for a blob, revoked on unmount or when the blob changes. */
export const useObjectUrl = (picture: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const objectUrl = URL.createObjectURL(picture)
    setUrl(objectUrl) // oxlint-disable-line react/set-state-in-effect -- the URL belongs to the effect that creates and revokes it
    return () => URL.revokeObjectURL(objectUrl)
  }, [picture])
  return picture && url
}
