import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export function Start(): ReactNode {
  return <Navigate to="/keys" replace />
}
