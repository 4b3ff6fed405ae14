// The page without a connection: in the reader's language, and gone by itself when the server is back.
const wishes = [...navigator.languages]
try {
  wishes.unshift(JSON.parse(localStorage.getItem('yokai-settings') ?? '{}').language ?? '')
} catch {
  // private windows may forbid storage: then the browser's languages decide
}
const texts = [...document.querySelectorAll('p[lang]')]
const family = (language) => language.split('-')[0]
const wanted = wishes.map((wish) => texts.find((text) => family(text.lang) === family(wish))).find(Boolean)
if (wanted) {
  document.documentElement.lang = wanted.lang
  for (const text of texts) text.hidden = text !== wanted
}

const again = () => fetch('/health', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => {})
setInterval(again, 4000)
addEventListener('online', again)
