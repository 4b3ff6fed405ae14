/** Tells people that it is their turn while they look elsewhere: title, icon, vibration, notification. */

import { t } from '../i18n/texts.svelte'
import { route } from './router.svelte'
import { settings } from './settings.svelte'

class Alerts {
  /** Whether the table waits for the viewer. */
  turn = $state(false)
  /** The heading of the screen. */
  screen = $state('')
}
export const alerts = new Alerts()

/** Shows in the browser's tab which screen it is, or that it is the viewer's turn. Call once, where effects may run. */
export function keepTab(): void {
  $effect(() => {
    const observer = new MutationObserver(() => {
      alerts.screen = document.querySelector('main h1')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  })
  $effect(() => {
    const title = t('term-title')
    const screen = route.path === '/' ? '' : alerts.screen
    if (alerts.turn) document.title = t('web-title-turn', { title })
    else if (title)
      document.title = !screen || screen.includes(title) ? screen || title : t('web-title-screen', { screen, title })
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = alerts.turn ? '/favicon-turn.svg' : '/favicon.svg'
  })
}

/** The viewer's turn has begun. */
export function callViewer(): void {
  if (settings.vibration) navigator.vibrate?.(60)
  if (!settings.notifications || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted')
    new Notification(t('web-title-turn', { title: t('term-title') }), { tag: 'yokai-turn' })
}

/** Asks the browser for permission to notify; without it the setting goes off again. */
export async function allowNotifications(): Promise<void> {
  if (!settings.notifications) return
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
  settings.notifications = answer === 'granted'
}
