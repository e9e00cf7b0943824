import { onlineManager } from '@tanstack/react-query'

/** Lets the queries of both apps run again, which share the package: after a test that was offline they would wait. */
export const goOnline = () => onlineManager.setOnline(true)
