"""Long work beside play, and never in its way: reviews of finished matches.

`reviews` is the way in; `queue` takes one review after the other from the store; `engine` is the
process of low priority in which they are computed, and `engine_process` what runs there.
"""
