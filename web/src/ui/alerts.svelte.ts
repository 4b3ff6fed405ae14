/** Tells people that it is their turn while they look elsewhere: title, icon, vibration, notification. */

import { t } from '../i18n/texts.svelte'
import { settings } from './settings.svelte'

class Alerts {
  /** Whether the table waits for the viewer. */
  turn = $state(false)
}
export const alerts = new Alerts()

/** Shows in the browser's tab whether it is the viewer's turn. Call once, where effects may run. */
export function keepTab(): void {
  $effect(() => {
    const title = t('term-title')
    if (title) document.title = alerts.turn ? t('web-title-turn', { title }) : title
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
