/** The very first lines that run: the texts in the reader's language are sent for while the page itself is on its way. */

import './theme.css'
import { loaders, preferred } from './i18n/languages'

void loaders[preferred()]()
void import('./main')
