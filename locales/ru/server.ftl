### Почему сервер в чём-то отказывает: error-<code>. $text повторяет то, что было указано.

error-unknown-table = Стола { $text } нет.
error-no-spectators = За этим столом зрители не допускаются.
error-no-hints = За этим столом нет подсказок.
error-no-talking-now = За столами здесь не разговаривают, пока карты передают и разыгрывают: это наше собственное правило (см. { $rule }).
error-nothing-to-decide = Сейчас вам нечего решать.
error-too-fast = Не так быстро! Подождите немного.
error-too-many-tables = Вы открыли много столов. Подождите немного.
error-too-many-open-tables = У вас открыто слишком много столов. Сначала закройте один из них.
error-too-many-sockets = Этот стол открыт у вас в слишком многих местах.
error-too-many-reviews = Сегодня вы уже запросили столько разборов и вызовов из файлов, сколько можно: { $count }. Приходите завтра!
error-unknown-review = Такого разбора нет, или он удалён.
error-unknown-upload = Этих раздач здесь нет: возможно, их удалил тот, кто их принёс.
error-unknown-day = За этот день раздач дня нет.
error-no-daily-for-programs = Программам раздачи дня недоступны.
error-too-many-daily-players = Из вашей сети сегодня играли уже многие. Приходите завтра!
error-day-goes-on = С этим придётся подождать до конца дня: другие ещё играют эту раздачу.
error-review-failed = Эту партию не удалось разобрать.
error-log-is-full = За этим столом произошло слишком многое. Доиграйте партию до конца.
error-too-many-programs = Вы уже зарегистрировали достаточно программ.
error-programs-make-none = Программа не может регистрировать другие программы.
error-unknown-person = Сервер вас ещё не знает. Обновите страницу.
error-unknown-token = Этот токен недействителен.
error-unknown-link = Эта ссылка уже использована или устарела.
error-wrong-origin = Этот запрос пришёл с другого сайта.
error-bad-message = Сервер не понял это сообщение.
error-bad-request = Сервер не понял этот запрос.
error-bad-name = Имя состоит из видимых знаков, а в этом есть { $text }.
error-not-found = По этому адресу ничего нет.
error-not-allowed = По этому адресу так сделать нельзя.
error-too-large = Для сервера это слишком много.
error-server-busy = Сервер сейчас слишком занят. Попробуйте ещё раз.
error-server-error = На сервере что-то пошло не так.
error-store-unavailable = Сервер сейчас не может связаться со своей базой данных. Попробуйте ещё раз.
error-not-storable = Здесь есть символы, которые нельзя сохранить.
error-not-migrated = База данных не обновлена. Сначала выполните «yokai migrate».
error-port-is-taken = Порт { $text } занят.
error-cannot-listen = Сервер не может принимать соединения по адресу { $text } ({ $problem }).
error-bad-setting = { $name } не может быть «{ $text }».
error-data-dir-unusable = Папкой данных { $text } нельзя воспользоваться ({ $problem }). Другую можно указать в YOKAI_DATA_DIR.
error-disk-full = На диске с папкой данных { $text } не осталось места.
error-newer-database = База данных создана более новой версией Yokai Septet. Используйте эту версию или укажите другую папку в YOKAI_DATA_DIR.
error-workers-need-more = Для нескольких процессов нужны PostgreSQL (YOKAI_DATABASE_URL) и Redis (YOKAI_REDIS_URL).
error-no-database = По адресу { $text } базы данных нет.
error-database-in-use = Запущенный сервер использует { $text }. Сначала остановите его.
error-no-backup = { $text } — не резервная копия этого сервера, или она повреждена.
error-not-sqlite = База данных — PostgreSQL: используйте для неё pg_dump и pg_restore.

### What stands where the page should be, if it has not been built.

page-not-built = Страница не собрана
page-not-built-text = Сервер работает, но его веб-страница ещё не собрана. Команда «make web» в папке проекта соберёт её.
page-not-built-api = Здесь описан интерфейс JSON.
