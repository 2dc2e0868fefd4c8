"""The door for people who write Python.

from pioche.arena import tournament

if __name__ == "__main__":
    result = tournament(game, ["strong", "club", "my_bot.py:Clever"], deals=500, jobs=2)
    for number in result.ranking:
        print(result.standings[number])
"""

from collections.abc import Callable, Sequence

from pioche.arena.entrants import check_entrants
from pioche.arena.game import rehearse
from pioche.arena.plan import Plan, plan_for
from pioche.arena.result import Result
from pioche.arena.scoreboard import Scoreboard
from pioche.arena.work import in_order, tasks, workers
from pioche.rulekit import Refusal, Value

USUAL_BUDGET = "50ms"


def tournament(
    game: str,
    entrants: Sequence[str],
    deals: int = 200,
    seats: int | None = None,
    budget: str = USUAL_BUDGET,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Value,
) -> Result:
    """Play it all, by these options of the rules; `progress` is told after each deal. Refusal if it cannot be played.

    With a budget of simulations the same seed gives the same result, whatever the jobs and wherever they run.
    """
    plan = plan_for(game, list(entrants), seats, options, seed, budget)
    return play_all(plan, deals, jobs, ray, progress)


def play_all(
    plan: Plan, deals: int, jobs: int = 1, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> Result:
    if deals < 2:
        raise Refusal("too-few-deals")
    check_entrants(plan)
    rehearse(plan)
    scoreboard = Scoreboard(plan)
    with workers(jobs, ray) as (submit, ahead):
        for played in in_order(tasks(plan, deals, lambda: scoreboard.barred), submit, ahead):
            for deal in played:
                scoreboard.add_deal(deal)
                if progress:
                    progress(1)
    return scoreboard.result()
