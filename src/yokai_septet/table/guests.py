"""Names that guests begin with."""

from random import Random

_GUESTS = {
    "en": ("{manner} {animal}", (
        "Amber Bright Calm Clever Gentle Hidden Lunar Merry Misty Nimble "
        "Patient Quiet Silver Sly Snowy Steady Stormy Swift Wandering Wild"
    ), (
        "Badger Crane Fox Hare Heron Kite Lynx Marten Moth Otter "
        "Owl Raven Stag Stoat Swallow Tanuki Toad Weasel Wolf Wren"
    )),
    "de": ("{manner}{animal}", (  # in one word, which looks the same in every case
        "Abend Berg Donner Feuer Fluss Gold Herbst Mitternachts Mond Moos "
        "Morgen Nacht Nebel Regen Schatten Silber Sonnen Sternen Sturm Wald"
    ), (
        "adler biber dachs falke fuchs hase hirsch igel iltis kauz "
        "kranich luchs marder milan otter rabe reiher storch tanuki wolf"
    )),
    "fr": ("{animal} {manner}", (
        "agile argenté calme discret doux espiègle furtif hardi jovial lunaire "
        "malin nocturne paisible patient rapide rêveur rusé sage sauvage vagabond"
    ), (
        "Blaireau Castor Cerf Corbeau Crapaud Faucon Furet Hérisson Héron Hibou "
        "Lapin Lièvre Loup Lynx Merle Moineau Renard Roitelet Tanuki Vison"
    )),
    "ru": ("{manner} {animal}", (
        "Бойкий Быстрый Весёлый Дикий Добрый Зоркий Ловкий Лунный Мудрый Ночной "
        "Озорной Осторожный Серебряный Скромный Смелый Снежный Спокойный Терпеливый Тихий Хитрый"
    ), (
        "Аист Барсук Бобр Ворон Волк Горностай Ёж Журавль Заяц Кролик "
        "Лис Лось Олень Сокол Соловей Стриж Тануки Филин Хорёк Ястреб"
    )),
    "zh": ("{manner}{animal}", (
        "月下 林間 雪中 霧中 山中 悠閒 快樂 害羞 敏捷 機靈 "
        "沉穩 溫柔 神祕 聰明 勇敢 好奇 安靜 調皮 夜行 旅行"
    ), (
        "狐狸 白鶴 野兔 水獺 穿山甲 烏鴉 貓頭鷹 燕子 雲豹 黃鼠狼 "
        "蟾蜍 野狼 白鷺 老鷹 松鼠 刺蝟 梅花鹿 石虎 飛鼠 麻雀"
    )),
}  # fmt: skip
"""Names for guests by language: how to put them together, manners, and animals that agree in
gender with them."""


def guest_name(person: str, languages: str = "") -> str:
    """A name to begin with, in the first known language of an Accept-Language header; it can be
    changed."""
    tags = (part.strip().lower()[:2] for part in languages.split(","))
    form, manners, animals = _GUESTS[next((tag for tag in tags if tag in _GUESTS), "en")]
    rng = Random(person)
    return form.format(manner=rng.choice(manners.split()), animal=rng.choice(animals.split()))
