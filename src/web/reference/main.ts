import '../tokens.css'
import './reference.css'
import { addCopyButtons, makeTabs } from './samples.ts'
import { addSearch } from './search-field.ts'
import { addTryForm } from './try-form.ts'

makeTabs()
addCopyButtons()
addSearch()
addTryForm()
