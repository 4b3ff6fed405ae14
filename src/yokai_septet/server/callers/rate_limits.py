"""Rate limits: token buckets that fill up with time."""

from collections import OrderedDict


class Bucket:
    """A token bucket: holds at most `size` tokens and gains `rate` a second."""

    __slots__ = ("_at", "_rate", "_size", "level")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size, self._rate, self._at = size, rate, now
        self.level = size

    def has(self, now: float) -> bool:
        """Whether there is a token."""
        self._fill(now)
        return self.level >= 1

    def _fill(self, now: float) -> None:
        self.level = min(self._size, self.level + max(0.0, now - self._at) * self._rate)
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none. Further requests go into debt."""
        self._fill(now)
        if self.level >= 1:
            self.level -= 1
            return True
        self.level = max(self.level - 0.5, -self._size)
        return False


class Buckets:
    """One bucket for each key; the least recently used are forgotten."""

    def __init__(self, size: float, rate: float, keep: int = 20_000) -> None:
        self._size, self._rate, self._keep = size, rate, keep
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, key: str, now: float) -> bool:
        """Whether the bucket of this key has a token."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has(now)

    def level(self, key: str, now: float) -> float:
        """How many tokens the bucket of this key has."""
        bucket = self._buckets.get(key)
        if bucket is None:
            return self._size
        bucket.has(now)
        return bucket.level

    def take(self, key: str, now: float) -> bool:
        """Take a token from the bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate, now)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)
