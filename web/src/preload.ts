/** The first lines that run: they request the texts in the reader's language while the page itself is still loading. */

import './theme.css'
import './base.css'
import './controls.css'
import { chunk, giveUp } from './chunks'
import { loaders, preferredLanguage } from './i18n/languages'
import { storedSettings } from './ui/storedSettings'

loaders[preferredLanguage(storedSettings().language ?? '')]().catch(() => {}) // the page asks again
chunk(() => import('./main')).catch(giveUp)
