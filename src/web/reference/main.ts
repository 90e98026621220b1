import '../tokens.css'
import './reference.css'
import { addCopyButtons, makeTabs } from './samples.ts'
import { addSearch } from './search-field.ts'
import { stayInPage } from './stay-in-page.ts'
import { addTryForm } from './try-form.ts'

const start = (): void => {
  makeTabs()
  addCopyButtons()
  addTryForm()
}

start()
addSearch()
stayInPage(start)
