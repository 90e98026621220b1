import '../tokens.css'
import './reference.css'
import './swagger.css'
import { createRoot } from 'react-dom/client'
import { fetchDocument } from './fetch-document.ts'
import { Reference } from './reference.tsx'

const root = createRoot(document.getElementById('root') ?? document.body)
try {
  root.render(<Reference document={await fetchDocument()} />)
} catch {
  root.render(<p className="failure">The contract could not be loaded. Reload the page to try again.</p>)
}
